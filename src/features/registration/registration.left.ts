import { fields, flag, is, number, oneOf, word } from '../../contract/structs.ts';
import { steadyTime } from '../../kit/clock.ts';
import type { Lasting } from '../../services/use-machine.ts';
import type { RegistrationState } from './registration.flow.ts';

const names = { title: word, firstname: word, middlename: word, lastname: word, email: word, agreeTC: flag };

const Left = fields({
  stage: oneOf(['entry', 'success']),
  form: fields(names),
  sent: fields(names),
  sentAt: number,
});

/** What was typed, and that it was sent. Whether registration is open is asked again. */
export const lastingRegistration: Lasting<RegistrationState> = {
  read: ({ stage, form, sent, sentAt }) => ({
    stage: stage === 'success' ? stage : 'entry',
    form,
    sent,
    sentAt,
  }),
  resume(initial, left) {
    if (!is(left, Left)) return initial;
    const { form, sent, sentAt } = left;
    const typed = { ...initial, form: { ...form, email: initial.form.email }, sent };
    return left.stage === 'success'
      ? { ...typed, stage: 'success', sentAt: Math.min(sentAt, steadyTime()) }
      : typed;
  },
};
