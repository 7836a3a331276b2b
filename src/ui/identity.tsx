import { AddressText } from './address-text.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useText } from './text.tsx';
import { UserName } from './user-name.tsx';

export const PERSON = 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6';

interface IdentityProps {
  email: string;
  /** Lets the person enter another address. */
  onChange?: (() => void) | undefined;
}

/** The account, as text for the person and as a field for password managers, which need a user name in the form. */
export function Identity({ email, onChange }: IdentityProps) {
  const t = useText();
  return (
    <p className="identity" part="identity">
      <Icon path={PERSON} />
      <span>
        <AddressText>{email}</AddressText>
        {onChange && (
          <Button look="quiet" onClick={onChange}>
            {t('Not you? Change')}
          </Button>
        )}
      </span>
      <UserName email={email} />
    </p>
  );
}
