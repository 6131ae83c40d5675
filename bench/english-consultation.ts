/** A made-up consultation for voices that speak English alone. */
export const englishConsultation = [
  'Good morning, please take a seat. How have you been since we last spoke?',
  'A little better, I think. The mornings are still hard, but I get out of bed before nine.',
  'That is good to hear. Did you manage to go for a walk on most days?',
  'Four times last week. It rained on the other days and I stayed at home.',
  'And how about your sleep, do you still wake up during the night?',
  'Once or twice. I usually fall asleep again within half an hour, which I could not do before.',
  'You told me that meetings at work made you very nervous. Has anything changed there?',
  'My manager lets me join by telephone now, so I do not have to sit in a full room.',
  'Let us look at the tablets. Have you noticed anything since we raised the dose?',
  'My mouth is dry and my hands shake in the evening, but I do not want to stop.',
  'We can leave the dose as it is for another month and then look at it again.',
  'My sister asked whether she could come along next time. Would you mind that?',
  'Not at all, she is welcome. It may help her to understand what you are going through.',
  'She worries too much about me. Last winter was difficult for the whole family.',
  'What would you like to be able to do again by the spring?',
  'I would like to play the cello again. I have not touched it for more than a year.',
] as const;
