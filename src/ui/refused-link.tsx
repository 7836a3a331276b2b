import { ButtonLink } from './links.tsx';
import { useText } from './text.tsx';

interface RefusedLinkProps {
  loginHref: string;
  recoveryHref: string;
}

/** What helps if the server refuses a mailed link: it was used already, or it has expired (D97). */
export function RefusedLink({ loginHref, recoveryHref }: RefusedLinkProps) {
  const t = useText();
  return (
    <>
      <ButtonLink href={loginHref}>{t('Log in again')}</ButtonLink>
      <ButtonLink look="secondary" href={recoveryHref}>
        {t('Set a new password')}
      </ButtonLink>
    </>
  );
}
