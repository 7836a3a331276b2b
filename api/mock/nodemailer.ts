/* Replaces nodemailer in the mock, which sends no email: the outbox keeps the message as it is. */

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export const createTransport = () => ({
  sendMail: async ({ to, subject, text }: Mail) => ({
    message: JSON.stringify({ to: [{ address: to }], subject, text }),
  }),
});
