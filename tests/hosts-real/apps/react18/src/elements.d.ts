import type { VoucherRedeemElement } from 'login-portal';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare global {
  namespace JSX {
    interface IntrinsicElements {
      'voucher-redeem': DetailedHTMLProps<HTMLAttributes<VoucherRedeemElement>, VoucherRedeemElement> & {
        theme?: 'auto' | 'light' | 'dark';
      };
    }
  }
}
