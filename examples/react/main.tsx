import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const container = document.querySelector('#app');
if (container) createRoot(container).render(<App />);
