import { type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { isTooShort } from '../../contract/password-length.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { MessageKey } from '../../i18n/message.ts';
import type { ReportFile } from '../../ui/file-report.ts';
import { useSheet } from '../../ui/sheet.ts';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { usePromise } from '../../ui/use-promise.ts';
import { type Estimator, loadEstimator, type Strength } from './strength/estimate.ts';
import { WARNING_TEXTS } from './strength/feedback.ts';
import css from './strength-meter.css?inline';

/** Milliseconds between the last key and the estimate. */
const DEBOUNCE = 100;

/** By score. */
const STEPS: readonly MessageKey[] = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'];

/** A password that is too short to be saved is very weak, even if it is hard to guess. The field has a hint about the length. */
const TOO_SHORT: Strength = { score: 0, warning: undefined };

/* Instead of a warning. */
const TIP: MessageKey = 'Use several uncommon words.';
const PRAISE: MessageKey = 'This password is hard to guess.';

interface StrengthMeterProps {
  password: string;
  /** The number of characters that it must have. */
  minimum: number;
  /** What an attacker would try first: the email address, and the name of the application. */
  userInputs: readonly string[];
}

/** Shows how hard the password is to guess, and what would help. Not shown if the estimator does not load. */
export function StrengthMeter({ password, minimum, userInputs }: StrengthMeterProps) {
  const t = useText();
  useSheet(css);
  const estimator = useEstimator(useContext(LocaleContext));
  const strength = useStrength(
    typeof estimator === 'function' ? estimator : undefined,
    password,
    minimum,
    userInputs,
  );
  if (estimator === 'failed') return null;
  const step = strength && t(STEPS[strength.score] ?? 'Very weak');
  const advice = t(strength?.warning ?? (strength && strength.score > 2 ? PRAISE : TIP));
  return (
    <div className="strength" part="strength" data-score={strength?.score}>
      <div className="strength-bar" aria-hidden="true">
        {STEPS.map((name, index) => (
          <span
            key={name}
            className="strength-step"
            data-on={(strength && index <= strength.score) || undefined}
          />
        ))}
        <Room texts={STEPS}>{step}</Room>
      </div>
      <Room texts={[TIP, PRAISE, ...WARNING_TEXTS]}>
        {/* One text, because screen readers read all of a live region for each of its texts. */}
        <p className="hidden-text" aria-live="polite">
          {step && `${t('Password strength: {{step}}', { step })} ${advice}`}
        </p>
        <p aria-hidden={Boolean(step)}>{advice}</p>
      </Room>
    </div>
  );
}

/**
 * As large as the largest of the texts, at every width and in every language, so that nothing moves while the person types. The
 * texts are in attributes, because they are not content of the page.
 */
function Room({ texts, children }: { texts: readonly MessageKey[]; children: ReactNode }) {
  const t = useText();
  return (
    <div className="strength-room">
      {texts.map((text) => (
        <span key={text} aria-hidden="true" data-text={t(text)} />
      ))}
      <div>{children}</div>
    </div>
  );
}

function useStrength(
  estimate: Estimator | undefined,
  password: string,
  minimum: number,
  userInputs: readonly string[],
): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    if (!estimate || !password) return setStrength(undefined);
    const timer = setTimeout(
      () => setStrength(isTooShort(password, minimum) ? TOO_SHORT : estimate(password, userInputs)),
      DEBOUNCE,
    );
    return () => clearTimeout(timer);
  }, [estimate, password, minimum, userInputs]);
  return strength;
}

/** The meter is optional, so a failure is only logged. */
function useEstimator(locale: Locale): Estimator | 'failed' | undefined {
  return usePromise(
    useCallback(
      async (reportFile: ReportFile) => {
        try {
          return await loadEstimator(locale, reportFile);
        } catch {
          console.warn('The password strength meter could not be loaded.');
          return 'failed';
        }
      },
      [locale],
    ),
  );
}
