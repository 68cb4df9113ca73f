import axe from 'axe-core';

/** Elements whose text has too little contrast, as one message. Structure and names do not depend on the theme. */
export async function contrastProblem(): Promise<string | undefined> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  const nodes = violations.flatMap((violation) => violation.nodes);
  if (nodes.length === 0) return undefined;
  return nodes.map(({ html, failureSummary = '' }) => `At night: ${failureSummary}\n${html}`).join('\n\n');
}
