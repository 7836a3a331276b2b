import type { ReactNode } from 'react';
import { AddressText } from './address-text.tsx';
import { Button } from './button.tsx';
import { useText } from './text.tsx';
import { UserName } from './user-name.tsx';

export const PERSON = 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6';

interface IdentityProps {
  email: string;
  /** Lets the person enter another address. */
  onChange?: (() => void) | undefined;
  /** A sentence that contains the address. Without one, only the address is shown. */
  children?: ReactNode;
}

/** The account, as text for the person and as a field for password managers, which need a user name in the form. */
export function Identity({ email, onChange, children }: IdentityProps) {
  const t = useText();
  return (
    <p className="lead" part="identity">
      {children || (
        <strong>
          <AddressText>{email}</AddressText>
        </strong>
      )}
      {onChange && (
        <>
          {' '}
          <Button look="quiet" onClick={onChange}>
            {t('Not you?')}
          </Button>
        </>
      )}
      <UserName email={email} />
    </p>
  );
}
