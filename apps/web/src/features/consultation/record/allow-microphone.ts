/** Where a browser keeps who may use the microphone: each has another place for it. */
import { strings } from '../../../lib/strings.ts';

type BrowserKind = 'safari_phone' | 'safari' | 'firefox' | 'chrome_phone' | 'chrome';

export function browserKind(agent: string): BrowserKind {
  const isPhone = /Android|iPhone|iPad|Mobile/.test(agent);
  if (/Firefox|FxiOS/.test(agent)) return 'firefox';
  if (/iPhone|iPad/.test(agent)) return 'safari_phone';
  if (/Chrome|Chromium|Edg/.test(agent)) return isPhone ? 'chrome_phone' : 'chrome';
  return /Safari/.test(agent) ? 'safari' : 'chrome';
}

export const allowStrings = strings({
  chrome: {
    nl: 'Klik links van het adres op het slotje of de schuifjes, zet Microfoon aan en laad de pagina opnieuw.',
    en: 'Click the lock or the sliders to the left of the address, switch Microphone on and reload the page.',
  },
  chrome_phone: {
    nl: 'Tik links van het adres op het slotje of de schuifjes, tik op Machtigingen en zet Microfoon aan.',
    en: 'Tap the lock or the sliders to the left of the address, tap Permissions and switch Microphone on.',
  },
  firefox: {
    nl: 'Klik links van het adres op het doorgestreepte microfoontje, haal de blokkade weg en probeer het opnieuw.',
    en: 'Click the crossed-out microphone to the left of the address, remove the block and try again.',
  },
  safari: {
    nl: 'Kies in het menu Safari ‘Instellingen voor deze website’ en zet Microfoon op Sta toe.',
    en: 'In the Safari menu choose ‘Settings for this website’ and set Microphone to Allow.',
  },
  safari_phone: {
    nl: 'Tik links van het adres op ‘aA’, kies Website-instellingen en zet Microfoon op Sta toe.',
    en: 'Tap ‘aA’ to the left of the address, choose Website Settings and set Microphone to Allow.',
  },
});
