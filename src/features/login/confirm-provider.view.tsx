import { AddressText } from '../../ui/address-text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ScreenTitle } from '../../ui/heading.tsx';
import { BackToLogin } from '../../ui/links.tsx';
import { useText } from '../../ui/text.tsx';

/**
 * Anyone can write the message, because it comes from the address. It is therefore shown as a quotation, as text without
 * links.
 */
export function SsoErrorView({ message, loginHref }: { message: string; loginHref: string }) {
  const t = useText();
  return (
    <div className="stack">
      <ScreenTitle>{t('Single sign-on')}</ScreenTitle>
      {message ? (
        <Alert kind="danger" title={t("We couldn't log you in. The login service says:")}>
          <blockquote className="quote" part="message">
            <AddressText>{message}</AddressText>
          </blockquote>
        </Alert>
      ) : (
        <Alert kind="danger">
          <p>{t("We couldn't log you in. Please try again, or choose another way to log in.")}</p>
        </Alert>
      )}
      <p className="aside">
        <BackToLogin href={loginHref} />
      </p>
    </div>
  );
}
