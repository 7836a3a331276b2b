import 'login-portal/voucher-redeem';
import { html, LitElement } from 'lit';
import type { PortalEvents } from 'login-portal';

class VoucherPage extends LitElement {
  static override properties = { message: { state: true } };
  declare message: string;

  constructor() {
    super();
    this.message = '';
  }

  #show({ detail }: CustomEvent<PortalEvents['portal-error']>) {
    this.message = detail.message;
  }

  override render() {
    return html`
      <voucher-redeem theme="light" @portal-error=${this.#show}></voucher-redeem>
      <output>${this.message}</output>
    `;
  }
}

customElements.define('voucher-page', VoucherPage);
