import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type {} from 'login-portal';
import 'login-portal/voucher-redeem';

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Voucher</h1>
    <voucher-redeem (portal-error)="show($event)"></voucher-redeem>
    <output>{{ message() }}</output>
  `,
})
export class Voucher {
  readonly message = signal('');

  // The template does not know the type of the event.
  show(event: Event): void {
    this.message.set((event as HTMLElementEventMap['portal-error']).detail.message);
  }
}
