import type { FieldError } from '../form/field-error.ts';
import { loadQuestion } from '../form/load-question.ts';
import type { Journey } from '../journey/journey.ts';
import type { Effect } from '../kit/machine.ts';

/** Nothing was sent, because another address is probably meant. */
export interface Asked {
  type: 'asked';
  error: FieldError;
}

export const isAsked = (event: unknown): event is Asked => (event as Asked).type === 'asked';

/** Carries out a command that sends the address of its form only if no other one is probably meant, or the person keeps it (D102). */
export const askingFirst =
  <Command, Event>(perform: Effect<Command, Event>, { kept }: Journey): Effect<Command, Event | Asked> =>
  async (command, signal) => {
    const { email, form } = command as { email?: string; form?: { email: string } };
    const typed = email ?? form?.email;
    const error = typed && (await loadQuestion())?.questionAbout(typed, kept);
    return error ? { type: 'asked', error } : perform(command, signal);
  };
