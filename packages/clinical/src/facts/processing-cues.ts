/** How a clinician asks for an image, the thought with it, and how much it does, while a memory is worked on. */

/** `Wat is nu het naarste plaatje?` */
export const asksImage = /plaatje|beeld|stukje|film|(?<!\p{L})(?:picture|image|bit|scene|moment)(?!\p{L})/u;
/** In words that leave no doubt that the work begins here. */
export const asksWorst =
  /(?:plaatje|beeld|stukje|film).*(?:naarst|ergst)|(?:naarste|ergste) (?:plaatje|beeld|stukje)|welk (?:plaatje|beeld)|haal (?:dat |het |die )?(?:\p{L}+ ){0,3}(?:voor je|terug)|bring (?:it|that|up)|worst (?:bit|part|picture)/u;
/** `Welke nare gedachte over jezelf hoort daarbij?`, and soon after it what somebody would rather believe: nobody else asks both. */
export const asksOfSelf =
  /(?:wat zegt|what does) .{0,40}(?:over (?:jou|u|jezelf|uzelf)|about you)|(?:gedachte|zin|cognitie|thought|belief) .{0,20}(?:over (?:jezelf|uzelf)|about yourself)|(?:nare|negatieve|negative|nasty) (?:gedachte|cognitie|zin|thought|belief|thing)|wat voor iemand|believe about yourself/u;
export const asksWanted =
  /wat zou (?:je|u)(?: \p{L}+){0,2} (?:liever|graag)|what would you (?:rather|prefer|like to (?:be able|believe|think|say))/u;
export const ofTension =
  /spanning|(?:nul|0) (?:tot|en) (?:tien|10)|(?:zero|nought|0) to (?:ten|10)|hoe naar|hoe hoog|hoe sterk|hoeveel(?: spanning| last)? (?:nu|geeft|zit)|hoeveel last|(?:welk|wat voor) cijfer|(?:^| )cijfer$|waar sta je nu|what number|nul (?:is|doet)|tien (?:is|kan)|nought being|how (?:disturbing|bad|high|strong|upset)|the number|^rate|to rate|^en (?:nu|hoe is (?:het|hij) nu)(?: als (?:je|u) .*)?$|als (?:je|u) nu naar (?:dat|het) (?:\p{L}+ )?(?:beeld|plaatje) kijkt|terug naar (?:het|dat) (?:plaatje|beeld)|^en (?:de|het|die|dat) \p{L}+$|back to the (?:picture|image)|^and (?:now|the \p{L}+)$/u;
export const ofBelief =
  /geloofwaardig|hoe waar|(?:een|1) (?:\p{L}+ ){0,3}tot (?:zeven|7)|one (?:\p{L}+ ){0,3}(?:to|and) seven|seven is|zeven is|how true|^en (?:die|je|de) zin|(?:die|de) zin(?! is)|zinnetje erbij|(?:plaatje|beeld) en (?:die )?zin|gut buy/u;
export const settles =
  /(?:houden? (?:het|hem) op|stoppen we (?:op|met)|sluiten we af (?:op|met)|nemen .* dus|leave it at|call it) (?:een |a )?/u;
export const ends =
  /(?:sluiten|stoppen) we|laten (?:het|we het) hier|tot zover|nawerken|doorwerken|stop (?:us )?there|leave it there|(?:plaatje|beeld) klaar|^tot slot/u;
/** `En?`, `Nog steeds zes?` */
export const again =
  /^(?:(?:en|and|ja|oke) )?(?:nu|now|hoe nu)$|^(?:en|and)$|^nog steeds \p{L}+$|^still \p{L}+$/u;
