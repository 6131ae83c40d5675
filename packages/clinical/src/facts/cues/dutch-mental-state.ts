import { type Cues, cue } from './cue.ts';

export const dutchMentalState: Cues = {
  mood: cue(
    `somber*, depressi*, verdriet*, huil*, gehuild, neerslachtig*, stemming*, leeg gevoel, leegte, nergens zin,
      geen zin, plezier, geniet*, genoten, interesse*, hopeloos*, wanhop*, anhedon*, manisch*, hypomaan,
      opgewekt, uitgelaten, waardeloos, schuldgevoel*, schuldig, vlak gevoel, nergens … genieten, in de put,
      dipje, dip`,
    `zin in, vrolijk, blij, gevoel, zwaar, moeilijk, rot, boos, goed in mijn vel, lekker in mijn vel, leuk*`,
  ),
  anxiety: cue(
    `angst*, bang, bange, paniek*, pieker*, gepieker*, tobben, vermijd*, vermeden, dwang*, nachtmerrie*,
      herbeleving*, herbeleef*, flashback*, trauma*, schrikachtig, schrik, hyperventil*, zorgen maken,
      maak me zorgen, spanningen, fobie, straatvrees, controleren van, hyperarousal, alert`,
    'zorgen, gespannen, onrustig, zenuwachtig, spannend, durf*, nerveus, spanning',
  ),
  sleep: cue(
    `slaap*, slapen, slaapt, sliep, geslapen, inslapen, doorslapen, wakker, nachtrust, uitgerust, doorgeslapen,
      ingeslapen, slapeloos*, nachten, in bed, uit bed, middagdutje`,
    'nacht, moe, vroeg, opstaan, bed',
  ),
  impression: cue(
    `u oogt, ik merk dat u, ik merk dat je, ik zie dat u, ik zie dat je, u komt vandaag, je komt vandaag,
      u kunt ook lachen, je oogt, oogt, u ziet er, je ziet er, maakt … indruk, komt … over, oogcontact,
      verzorgd, onverzorgd, eerste indruk, coöperatief, in contact`,
    'ik zie dat, ik merk aan, indruk, houding, contact',
  ),
  consciousness: cue(
    `bewustzijn, helder bij bewustzijn, suf, slaperig, wegraking*, buiten bewustzijn, verlaagd`,
    'helder',
  ),
  attention: cue(
    `concentr*, aftrekken, aftellen, aandacht, afgeleid, focus*, bij de les, hoofd er … bij, boek lezen`,
    'lezen, volgen, onthouden',
  ),
  orientation: cue(
    `georienteerd, welke dag, wat voor dag, datum van vandaag, waar we nu zijn, gedesorienteerd, de weg kwijt`,
    'datum',
  ),
  memory: cue(
    `geheugen, vergeetachtig*, vergeet dingen, vergeet afspraken, onthouden, onthoud, dingen kwijt, spullen kwijt, raak … kwijt, namen vergeten`,
    'vergeet, vergeten',
  ),
  insight: cue(
    'ziekte-inzicht, ziektebesef, oordeelsvermogen, inzicht, besef',
    'ik weet dat, ik besef, ik snap dat',
  ),
  perception: cue(
    `stemmen, de stem, een stem, stem die, stem als er, hoort u … stem, hoor je … stem, hoort of ziet, hoor of zie je, ziet u … dingen,
      zie je … dingen, hoort u … dingen, hoor je … dingen, dingen die anderen, dingen die er niet, zeggen ze, zender, hoor dingen, dingen die er niet zijn, hallucin*, zie schimmen,
      onwerkelijk, derealisatie, depersonalisatie, buiten mezelf, dissoci*, niet echt`,
    'horen, zien',
  ),
  thinking: cue(
    `waan*, wanen, kwaad wil*, steelt, bestolen, achterdoch*, paranoi*, achtervolg*, in de gaten gehouden,
      complot*, afgeluisterd, verward, gedachten razen, razende gedachten, gedachtevlucht, malen, maalt,
      chaos in mijn hoofd, hoofd vol, formeel denken, denkinhoud, betrekkingsidee*, cirkeltjes`,
    'gedachten, denken, hoofd',
  ),
  affect: cue(
    'affect*, modulerend, vlak, labiel, emotioneel, tranen, emoties, vervlakt*',
    'lacht, lachen, gevoelens',
  ),
  psychomotor: cue(
    `psychomotor*, ijsber*, kan niet stilzitten, kon niet stilzitten, bewegingsdrang, geremd, vertraagd, traag,
      trage, versneld, onrust in mijn benen`,
    'onrustig, langzaam, beweeg*, friemel*',
  ),
  motivation: cue(
    `motivatie, gemotiveerd, initiatief, kom tot niets, kom nergens toe, uitstellen, stel … uit, opladen`,
    'zin, gedrag, lukt',
  ),
  personality: cue(
    `persoonlijkheid*, karakter, perfectionis*, zelfbeeld, zelfvertrouwen, grenzen stellen, grenzen aan,
      verlatingsangst, impulsief, impulsiviteit`,
    'streng voor, onzeker',
  ),
};
