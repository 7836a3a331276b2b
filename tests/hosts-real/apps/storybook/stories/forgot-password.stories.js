import 'login-portal/forgot-password';

export default { component: 'forgot-password', title: 'Forgot password' };

export const Form = {};
