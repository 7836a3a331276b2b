import r2wc from '@r2wc/react-to-web-component';
import { SignInForm } from '../sign-in-form.tsx';

customElements.define('sign-in', r2wc(SignInForm, { shadow: 'open' }));
