import { createAuthorTexts } from '../src/app/page/author-texts.ts';
import { siteTexts } from './site-texts.ts';

/* The texts of the site, which the first screen already has. */
createAuthorTexts(siteTexts());
