/** Ordinary sentences in which somebody else has it, or the client had it once. */
export const englishOrdinaryOthers = `
C: So your mother had bipolar disorder.
C: Your brother was diagnosed with schizophrenia last year, you said.
C: It must be hard to have a husband with dementia.
C: Your dad's drinking, his alcohol dependence really, shaped your childhood.
C: you told me your sister has anorexia how is she doing
C: A friend of yours has PTSD, if I remember correctly.
C: Growing up with a mother who has borderline personality disorder isn't easy.
P: My son has autism. C: Raising a child with autism takes a lot of energy.
C: your son has adhd and you're exhausted
C: And it was your grandfather who had Alzheimer's?
C: because your wife has ocd you end up doing all the cleaning
C: Your cousin has schizophrenia and you're scared of getting it too.
C: So both your parents were depressed.
C: Your partner's depression is weighing on you.
C: It was your brother who had the eating disorder.
C: with a dad who was an alcoholic you learn to read the room
C: Your boss sounds difficult, but whether he has a narcissistic personality disorder I can't say.
C: Your mum's dementia is getting worse, you say.
C: Both your sons have been diagnosed with ADHD now.
C: She has bipolar disorder, your ex, right?
P: My sister has OCD. C: And how long has she had OCD?
P: My best friend has anorexia. C: Anorexia is tough on friends too.
C: your roommate was admitted with a psychosis and you found him
C: Living with someone with PTSD takes a lot of patience.
C: Your mother has been diagnosed with dementia, and you're the only child.
C: So he has PTSD, your husband, and he won't talk about it.
C: His autism makes family parties difficult, you said.
C: Your late father had bipolar disorder, didn't he?
C: It was your sister's anorexia that brought the family into therapy.
C: caring for a wife with alzheimer's is a full time job
C: so your kid has adhd and your ex has a drinking problem
C: There's depression on your mother's side, and your uncle had schizophrenia.
C: Your best friend was admitted with anorexia last week, that must be frightening.
P: My dad's an alcoholic. C: Having a father with an alcohol addiction leaves marks.
P: My wife was diagnosed with MS and depression. C: How long has she had depression?
C: Your foster son has an attachment disorder, so routines matter.
C: You grew up with a brother who had severe autism.
C: It's your partner who has the gambling addiction, not you.
C: your neighbour has dementia and wanders into your garden
C: One of your children has ADHD, you wrote.
C: So your father's schizophrenia was never talked about.
C: Your little brother has Down syndrome and autism, right?
C: You lost a friend to anorexia.
C: Your ex had a personality disorder, according to his therapist.
C: I'm sorry to hear about your wife's Alzheimer's.
C: You said she's bipolar, your mother.
C: it's hard to parent a teenager with depression
P: My husband snores. C: He may well have sleep apnoea.
P: My brother is in rehab. C: For his alcohol addiction?
C: Your aunt had schizophrenia, and you want to know if it's hereditary.
C: Your teenage son's depression worries you.
C: So it's your dad who has bipolar disorder.
C: A colleague of yours has been diagnosed with burnout and depression.
C: your mum has dementia and you moved back home to look after her
C: your girlfriend has borderline personality disorder and last night she called you ten times
`;

export const englishOrdinaryPast = `
C: You had a depression ten years ago and you got over it.
C: The panic disorder you had at university has completely resolved.
C: You used to have an eating disorder, but that's behind you now.
C: You've fully recovered from your PTSD.
C: Back then you were addicted to cocaine, and you've been clean for years.
C: your ocd went away after the therapy and it hasn't come back
C: That phobia of dogs you had as a child is gone.
C: As a teenager you suffered from anorexia, which is now long over.
C: you were depressed after your first child was born but that passed
C: You no longer have an anxiety disorder.
C: You once had a psychosis, in 2010, and never again.
C: You were treated for alcohol dependence in the nineties and haven't touched a drop since.
C: You had PTSD after the accident, and the EMDR sorted that out.
C: Your social phobia has disappeared.
C: That was a depression, back in 2015, and you came out of it well.
C: You've been free of bulimia for twelve years now.
C: The postnatal depression cleared up within a year.
C: you had ocd as a kid and you grew out of it
C: Your alcohol problem, the dependence, is a closed chapter.
C: The agoraphobia you told me about is a thing of the past.
C: I see that you were treated for an eating disorder in your twenties and made a full recovery.
C: you don't have panic disorder any more
C: You went through a depression when your father died, and it lifted after about six months.
C: Your insomnia is over then.
C: you beat your gambling addiction years ago
C: The adjustment disorder from two years ago has resolved completely.
C: Years ago you were diagnosed with anorexia, and you've been healthy ever since.
C: You had a bad depression in your thirties, but you've been well since.
C: The eating disorder is behind you.
C: Your OCD has been in full recovery for a decade, so I won't list it.
C: I know you had a drinking problem, alcohol dependence even, but you've been sober for fifteen years.
C: You outgrew your ADHD.
C: Once upon a time you had a fear of flying, and now you fly every month, so the phobia is gone.
C: you had a psychotic episode in 2012 it was a one off and you've been fine ever since
C: you suffered from ptsd after the fire and that has been treated successfully
C: As a child you had a tic disorder that disappeared on its own.
C: We treated your panic disorder back in 2019 and it never returned.
C: That postnatal depression was six years ago and you recovered completely.
C: you were bulimic in college but you haven't been for over ten years
C: Your anorexia was a long time ago and it's no longer an issue.
C: You did have insomnia last year, but you're sleeping fine these days.
C: Your stutter is gone.
C: You were addicted to painkillers once, but that's long behind you.
C: The delirium you had after surgery has cleared.
C: You had bulimia as a teenager, you told me, and you haven't binged in fifteen years.
C: The depression after your divorce is over and done with.
C: you grew out of your bedwetting and your separation anxiety disorder
C: You've put your eating disorder behind you.
C: your phobia is cured i'd say
C: There was a time when you had anorexia, but you're well past that.
C: Your panic attacks stopped after CBT, so the panic disorder is no longer active.
C: You got through that depression on your own, years ago.
C: You had ADHD as a boy, but it doesn't affect you any more.
C: I remember the depression you had in 2018. You're a different person now.
C: the psychosis was drug induced it was in your twenties and it's never happened again
C: you've conquered your fear of heights so that phobia is gone
C: You had a phobia of needles, but since the exposure therapy that's been gone.
C: You recovered from anorexia in your twenties.
C: That was a psychotic depression, many years ago, and it has never come back.
C: As a kid you had separation anxiety disorder, and you simply grew out of it.
C: the insomnia you came in with last year has completely gone away
C: you used to be an alcoholic and you've been sober since 2008
C: Your burnout is history, you're back at work full time.
C: You no longer meet the criteria for PTSD, so we can close that chapter.
`;
