import 'login-portal/login-portal';
import { html, LitElement } from 'lit';

class SignInPage extends LitElement {
  override render() {
    return html`<login-portal></login-portal>`;
  }
}

customElements.define('sign-in-page', SignInPage);
