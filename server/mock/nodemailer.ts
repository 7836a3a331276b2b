/* Replaces nodemailer in the mock, which sends no email: the outbox keeps the message as it is. */

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export const createTransport = () => ({
  sendMail: async ({ to, ...mail }: Mail) => ({
    message: JSON.stringify({ ...mail, to: [{ address: to }] }),
  }),
});
