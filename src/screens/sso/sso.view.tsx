import { Alert } from '../../ui/alert.tsx';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { ScreenTitle } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useText } from '../../ui/text.tsx';

/**
 * The message came in the address, so anybody may have written it: it stands as a quotation under a line of our own, as
 * text, and nothing in it can be clicked.
 */
export function SsoErrorView({ message, loginHref }: { message: string; loginHref: string }) {
  const t = useText();
  return (
    <div className="stack">
      <ScreenTitle>{t('Single sign-on')}</ScreenTitle>
      <Alert kind="danger" title={t('You could not be logged in. The login service gave this reason:')}>
        <blockquote className="quote" part="message">
          <BreakableText>{message || t('No reason was given.')}</BreakableText>
        </blockquote>
      </Alert>
      <p className="aside">
        <a className="back" href={loginHref}>
          <Icon name="back" />
          <span>{t('Back to Login')}</span>
        </a>
      </p>
    </div>
  );
}
