/** A password manager wants a user name beside every password; people read it elsewhere, or know it. */
export function UserName({ email }: { email: string }) {
  return (
    <input
      className="hidden-text"
      type="text"
      name="user"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
