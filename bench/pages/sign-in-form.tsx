/** The smallest sign-in form: one labelled field and one button. */
export const SignInForm = () => (
  <form>
    <label>
      Email address <input type="email" name="user" />
    </label>
    <button type="submit">Continue</button>
  </form>
);
