import '@vaadin/login/vaadin-login-form.js';
