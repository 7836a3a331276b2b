import { createRoot } from 'react-dom/client';
import { SignInForm } from '../sign-in-form.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignInForm />);
