/** Before React and the texts are there: what to say where not even they came. */
const MESSAGE = 'The page could not be loaded. Check your connection, then try again.';

/** Stands in for the page where its first pieces did not load; plain elements, because nothing else is there. */
export function showBootFailure(root: HTMLElement): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = MESSAGE;
  const button = document.createElement('button');
  button.textContent = 'Try again';
  button.addEventListener('click', () => location.assign(location.href));
  root.replaceChildren(message, button);
}
