/** Before every file: screens may take their time, as their code is loaded in the test too and the machine may be busy. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 100_000 });
}

export {};
