import { createRoot } from 'react-dom/client';
import { Voucher } from './voucher.tsx';

const container = document.querySelector('#app');
if (container) createRoot(container).render(<Voucher />);
