import type { SitePage } from '@noteer/contract';
import type { Page } from './page.ts';
import { about } from './pages/about/about-page.tsx';
import { contact } from './pages/contact/contact-page.tsx';
import { familyMedicine } from './pages/family-medicine/family-medicine-page.tsx';
import { privacy } from './pages/privacy/privacy-page.tsx';
import { psychiatry } from './pages/psychiatry/psychiatry-page.tsx';
import { terms } from './pages/terms/terms-page.tsx';
import { welcome } from './pages/welcome/welcome-page.tsx';

export const pages: Record<SitePage, Page> = {
  welcome,
  about,
  contact,
  psychiatry,
  'family-medicine': familyMedicine,
  privacy,
  terms,
};
