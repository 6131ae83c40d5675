/** The little that the public pages do beyond HTML and CSS. All of it is there without, only less handy. */
import '../site.css';
import { connectContactForm } from './contact-form.ts';
import { readInChosenLanguage, rememberLanguage } from './language.ts';
import { connectMenus } from './menus.ts';

if (!readInChosenLanguage()) {
  rememberLanguage();
  connectMenus();
  const form = document.querySelector<HTMLFormElement>('form[data-contact]');
  if (form) connectContactForm(form);
}
