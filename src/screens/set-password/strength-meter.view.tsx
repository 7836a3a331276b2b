import { useCallback, useContext, useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locale.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { useSheet } from '../../ui/sheet.ts';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { usePromise } from '../../ui/use-promise.ts';
import { isTooShort } from './password-length.ts';
import { type Estimator, loadEstimator, type Strength } from './strength/estimate.ts';
import css from './strength-meter.css?inline';

/** Milliseconds without a key before the estimate (specification, section 9). */
const DEBOUNCE = 100;

/** The five steps of section 9, score 0 to 4. */
const STEPS: readonly MessageKey[] = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'];

/** What cannot be saved is not praised, however hard it is to guess (section 5: the meter has a minimum length, too). */
const TOO_SHORT: Strength = {
  score: 0,
  warning: 'Password must be at least 8 characters long',
  suggestions: [],
};

interface StrengthMeterProps {
  password: string;
  /** What an attacker would try first: the person's address and names. */
  own: readonly string[];
}

/** How hard the password is to guess, and what would help. It only advises: without its estimator it is not there. */
export function StrengthMeter({ password, own }: StrengthMeterProps) {
  const t = useText();
  useSheet(css);
  const estimator = useEstimator(useContext(LocaleContext));
  const strength = useStrength(typeof estimator === 'function' ? estimator : undefined, password, own);
  if (estimator === 'failed') return null;
  const step = strength && t(STEPS[strength.score] ?? 'Very weak');
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
      </div>
      <div className="strength-text" role="status">
        {step && <p className="strength-label">{t('Password strength: {{step}}', { step })}</p>}
        {strength?.warning && <p>{t(strength.warning)}</p>}
        {strength?.suggestions.map((suggestion) => (
          <p key={suggestion}>{t(suggestion)}</p>
        ))}
      </div>
    </div>
  );
}

function useStrength(
  estimate: Estimator | undefined,
  password: string,
  own: readonly string[],
): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    if (!estimate || !password) return setStrength(undefined);
    const timer = setTimeout(
      () => setStrength(isTooShort(password) ? TOO_SHORT : estimate(password, own)),
      DEBOUNCE,
    );
    return () => clearTimeout(timer);
  }, [estimate, password, own]);
  return strength;
}

/** The estimator of a language. The meter is optional, so a failure is only logged. */
function useEstimator(locale: Locale): Estimator | 'failed' | undefined {
  return usePromise(
    useCallback(async () => {
      try {
        return await loadEstimator(locale);
      } catch {
        console.warn('The password strength meter could not be loaded.');
        return 'failed';
      }
    }, [locale]),
  );
}
