/** Ways in which a Dutch clinician names a disorder and does not state that the client has it. */
export const dutchFormsOfNothing = `
U heeft geen {}.
Het is geen {}.
Er is geen sprake van {een}.
Ik zie geen aanwijzingen voor {een}.
Ik denk niet aan {een}.
Ik denk niet dat u {een} heeft.
U voldoet niet aan de criteria van {een}.
{een+} kunnen we uitsluiten.
{een+} is uitgesloten.
We hebben {een} uitgesloten.
Ik wil {een} uitsluiten.
Eerst moeten we {een} uitsluiten.
Nee, {een} is het niet.
De diagnose {} is van tafel.
De diagnose {} wil ik niet stellen.
Ik ga de diagnose {} niet stellen.
Ik stel de diagnose {} nog niet.
De diagnose {} klopt niet.
De diagnose {} laten we vervallen.
Ik kan de diagnose {} niet bevestigen.
Ik twijfel aan de diagnose {}.
Aan de diagnose {} twijfel ik.
Uw moeder heeft {een}.
Uw broer had ook {een}, zei u.
Komt {} in uw familie voor?
Bij u in de familie komt {} voor.
Mijn eigen zus heeft {een}.
Heeft u ooit de diagnose {} gekregen?
Is er ooit {een} vastgesteld?
Bent u bekend met {een}?
Denkt u zelf aan {een}?
Zou het {een} kunnen zijn, denkt u?
Waarom denkt u dat het {een} is?
Stel dat het {een} is, wat dan?
Als het {een} was, zag het er anders uit.
Mocht het {een} blijken, dan bespreken we dat.
Als u {een} zou hebben, kreeg u een andere behandeling.
Of het {een} is weten we nog niet.
Ik weet niet of u {een} heeft.
We gaan onderzoeken of het {een} is.
We gaan u testen op {}.
We doen onderzoek naar {}.
De huisarts verwijst u met de vraag of het {een} is.
De huisarts dacht aan {een}.
Uw huisarts schrijft dat hij denkt aan {een}.
De vraagstelling is: {een}?
Deze vragenlijst gaat over {}.
U scoort hoog op de lijst voor {}.
Een hoge score op deze lijst kan passen bij {een}.
Mensen met {een} hebben dat vaak.
Veel mensen met {een} slapen slecht.
Bij {een} zie je dat vaker.
Iemand met {een} zou dat anders doen.
{een+} ontstaat vaak in de jeugd.
Ik zal u een folder geven over {}.
In de groep zitten ook mensen met {een}.
Dit medicijn is eigenlijk voor {een}.
Het middel wordt ook gegeven bij {een}.
U zegt zelf dat u {een} heeft.
U denkt dat het {een} is.
U bent bang dat u {een} krijgt.
Uw vorige psycholoog zei dat het {een} was, maar dat zie ik anders.
Mijn collega dacht aan {een}, maar dat ben ik niet met hem eens.
Op internet leest u dan over {een}.
Uw man noemt het {een}.
Het verschil met {een} is dat u daar zelf voor kiest.
Ik heb nog een andere cliënt met {een}.
Ik plak er nog geen label op, dus ook geen {}.
Het is eerder stress dan {een}.
Van {een} is geen sprake.
Het kan {een} zijn, maar dat weten we nog niet.
Het zou {een} kunnen zijn, dat moeten we uitzoeken.
`;
