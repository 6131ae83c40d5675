import { strings } from '../../../lib/strings.ts';

export const limitStrings = strings({
  heading: { nl: 'Wat Noteer niet doet.', en: 'What Noteer does not do.' },
  lead: {
    nl: 'Met opzet. Het oordeel is jouw vak; dit is gereedschap om het op te schrijven.',
    en: 'On purpose. Judgement is your profession; this is a tool for writing it down.',
  },
  diagnosis: { nl: 'Geen diagnose', en: 'No diagnosis' },
  diagnosisText: {
    nl: 'Noteer stelt geen DSM-5-classificatie voor. Noem jij er een in het gesprek, dan staat die in het verslag, met de regel erbij.',
    en: 'Noteer proposes no DSM-5 classification. If you name one in the conversation, it is in the note, with its line beside it.',
  },
  advice: { nl: 'Geen behandeladvies', en: 'No treatment advice' },
  adviceText: {
    nl: 'Onder beleid hoort alleen wat jullie hebben afgesproken. Over wat beter zou zijn, zwijgt Noteer.',
    en: 'The plan holds what the two of you agreed, and nothing else. On what would be better, Noteer is silent.',
  },
  risk: { nl: 'Geen risicoschatting', en: 'No estimate of risk' },
  riskText: {
    nl: 'Noteer weegt suïcidaliteit niet. Het laat zien wat erover gezegd is en waarschuwt als dat in het verslag lijkt te ontbreken.',
    en: 'Noteer does not weigh suicidality. It shows what was said about it, and warns when that seems to be missing from the note.',
  },
  codes: { nl: 'Geen codes', en: 'No codes' },
  codesText: {
    nl: 'ZPM-code en instellingscode komen van de administratie, nadat jij het verslag hebt vastgesteld. Noteer kiest er geen en telt geen minuten voor de declaratie. Ook geen ICD-10.',
    en: 'The ZPM code and your institution’s own code come from administration, after you have approved the note. Noteer chooses none and counts no minutes for billing. No ICD-10 either.',
  },
  record: { nl: 'Geen koppeling met het EPD', en: 'No connection to the record' },
  recordText: {
    nl: 'Je kopieert het verslag, in één keer of per onderdeel, en plakt het zelf. Zo komt er niets in het dossier wat jij niet hebt gezien.',
    en: 'You copy the note, whole or by section, and paste it yourself. So nothing gets into the record that you have not seen.',
  },
  voices: { nl: 'Geen herkenning van je cliënt', en: 'No recognising your client' },
  voicesText: {
    nl: 'Noteer houdt de stemmen binnen één gesprek uit elkaar en herkent je cliënt niet in een volgend gesprek. Alleen je eigen stem kan het onthouden, als je daarom vraagt.',
    en: 'Noteer tells the voices within one conversation apart and does not recognise your client in the next. Only your own voice can be remembered, if you ask for it.',
  },
});
