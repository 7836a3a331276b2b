/* The script of the standalone page. The texts and the trusted origins come first, because the portal starts at once. */
import './texts.ts';
import './trust.ts';
import '../elements/login-portal.ts';
