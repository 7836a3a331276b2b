/** A hidden user name field, which password managers expect next to a password. */
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
