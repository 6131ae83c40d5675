/** Ordinary sentences in which the client does not have it, or in which it is only asked about. */
export const englishOrdinaryNot = `
C: You don't have bipolar disorder.
C: This isn't depression, it's grief.
C: I can rule out schizophrenia.
C: Dementia it is not, your memory is fine.
C: There's nothing here that suggests an eating disorder.
C: I don't think you have ADHD, I think you're exhausted.
C: So no, you are not an alcoholic and this is not alcohol dependence.
C: Autism doesn't really fit with what I see.
C: we looked carefully at ptsd but you don't meet the criteria
P: Is it borderline? C: No, it isn't.
C: I wouldn't call this an addiction.
C: epilepsy has been excluded by the neurologist
C: It's not a personality disorder you have, you're just going through a rough patch.
C: You're not depressed, you're grieving.
C: This has nothing to do with autism.
C: There's no sign of dementia on any of the tests.
C: Nothing points to a psychosis.
C: What you have is stress, not a panic disorder.
C: A personality disorder? No, I don't see that.
C: you don't have an eating disorder you've just been very busy
C: OCD is not what this is.
C: The sleep study was normal, so sleep apnoea is off the table.
C: I'm happy to say you haven't got Alzheimer's.
C: ADHD has been ruled out.
C: That doesn't make it a depression.
C: Having mood swings doesn't mean you're bipolar.
C: Let me reassure you: this is not dementia.
C: You don't meet the threshold for a diagnosis of OCD.
C: There is no question of bipolar disorder here.
C: I've ruled out an eating disorder.
C: Borderline isn't the right word for what you're going through, and you don't have it.
C: The tests show you do not have ADHD.
C: it's just shyness not social anxiety disorder
C: the scan was clear so it isn't alzheimer's
C: Feeling low after a break-up is normal, it's not depression.
P: So am I an alcoholic? C: No, you're not.
C: Nothing in the tests suggests dyslexia.
C: You definitely don't have Tourette's.
C: I see no evidence of a personality disorder.
C: Korsakoff's it isn't, luckily.
C: you're not psychotic you're exhausted
C: It turned out not to be epilepsy.
C: Whatever it is, it's not autism.
C: You've never had a psychosis, despite what the letter says.
C: Grief can look like depression, but it isn't.
C: I don't see ADHD here.
C: so the good news is no dementia
C: You're a worrier, but that's not an anxiety disorder.
C: You don't have a drinking problem, let alone an alcohol dependence.
C: I'm confident this isn't OCD.
C: The assessment didn't show autism.
C: you are not bipolar
`;

export const englishOrdinaryAsked = `
C: Has anyone ever told you that you might have ADHD?
C: You think you have autism. What makes you think so?
C: We need to find out if this is bipolar disorder.
C: I'd like to refer you for an autism assessment.
C: Whether it's dementia we don't know yet.
C: Do you think you have an eating disorder?
P: I think I've got PTSD. C: Let's not jump to conclusions.
P: I read about OCD and it's me. C: So you recognise yourself in OCD.
C: it's too early to say whether this is schizophrenia
C: your gp wonders about a personality disorder and that's what we'll look into
C: Are you worried that it's Alzheimer's?
C: You're afraid you have dementia like your mum.
C: The referral mentions possible bulimia, so I'd like to ask you about eating.
C: Would you say this is a depression?
C: You mentioned that your teacher suspected dyslexia.
C: I'd like to do some tests to see if it's ADHD.
C: So you're wondering about autism.
C: Did you ever have an eating disorder?
C: what do you know about bipolar disorder
C: You looked up borderline and thought, that's me.
C: It might be sleep apnoea, so I'd like you to have a sleep study.
C: I'd want to rule out epilepsy first.
C: We'll have to see whether you meet the criteria for PTSD.
P: Do I have dementia? C: That's what we're going to find out.
P: I'm pretty sure I'm autistic. C: I hear that you feel autism fits you. Let's take some time to explore that.
C: your husband thinks you're an alcoholic and you don't agree
C: Have you ever been told you have a personality disorder?
C: What makes you think it's OCD?
C: You came across ADHD on TikTok.
C: We'll screen for depression and anxiety disorders as a matter of routine.
C: I can't tell you yet if it's bipolar disorder.
C: Your mother believes you have autism, but that's not something I can judge after one talk.
C: is there any history of epilepsy or psychosis
C: so you're asking me whether you have borderline personality disorder
C: let's see what the sleep study says before we start talking about narcolepsy
P: I'm sure I have ADD. C: Okay. I'd like to look into that properly.
P: Am I depressed? C: It's a bit soon for me to answer that.
P: Could this be early dementia? C: I understand the worry. Let's do a memory test.
C: Could you have postnatal depression, do you think?
C: Someone at work said you might be autistic.
C: We should check for sleep apnoea.
C: I have no opinion yet on whether you have ADHD.
C: You keep calling yourself an addict. What do you mean by that?
C: Do you feel you might be depressed?
C: You're hoping for an ADHD diagnosis.
C: I'd like to explore whether trauma, maybe PTSD, plays a role.
C: I'll send you for an EEG to see if it's epilepsy.
P: Everyone says I'm bipolar. C: And what do you think?
C: You believe you have OCD, and I'd like to understand why.
C: Has a doctor ever diagnosed you with bipolar disorder?
C: I want to find out whether you have ADHD before I say anything.
`;
