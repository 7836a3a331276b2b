/*
 * The forms as a person reads them and fills them in, for the tests of every height. `enter` fills in a form and submits it: in
 * stages.ts in the page, in enter.ts with locators, and in tests/smoke/smoke-test.ts with mouse and keyboard.
 */
export interface Screen {
  /** Of the fields, in order. Enter in the last one submits the form. */
  labels: readonly string[];
  /** Whether there is a checkbox for the terms. */
  terms?: true;
  /** What the screen says when the form has succeeded. */
  done?: string;
}

const screens = {
  email: { labels: ['Email address'] },
  password: { labels: ['Password'] },
  code: { labels: ['Security code'] },
  mailRequest: { labels: ['Email address'], done: 'Your Request was sent successfully!' },
  newPassword: { labels: ['New password', 'Repeat the new password'], done: 'Your password has been saved.' },
  voucher: { labels: ['Voucher code', 'Email address'], done: 'Your voucher has been redeemed.' },
  newVoucher: { labels: ['Voucher code', 'Email address'], done: 'Your voucher has been accepted.' },
  registration: {
    labels: ['First name', 'Last name', 'Email address'],
    terms: true,
    done: 'Thank you for your request. Within a few moments you will receive an email with further instructions on how to complete your registration.',
  },
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

export const SCREENS: Readonly<Record<ScreenName, Screen>> = screens;
