/* The script of the standalone page. The origins are trusted first, because the portal starts at once. */
import './trust.ts';
import '../elements/login-portal.ts';
