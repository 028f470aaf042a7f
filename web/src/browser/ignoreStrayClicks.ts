/** What takes presses; anything else is what was hit itself. */
const controls = 'a, button, input, label, select, summary, textarea, [tabindex]';

const controlAt = ({ target }: Event): EventTarget | null =>
  target instanceof Element ? (target.closest(controls) ?? target) : target;

/**
 * Makes the second half of a double click press the same control as the first, or nothing: never one that replaced it
 * meanwhile, such as a link of the result in place of the confirm button.
 */
export function ignoreStrayClicks(page: Document = document): void {
  let pressed: EventTarget | null = null;
  let isStray = false;
  const ignore = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // A label passes its click on to its field, so where the button of the mouse went down decides.
  page.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail <= 1) pressed = controlAt(event);
      isStray = controlAt(event) !== pressed;
      if (isStray) ignore(event);
    },
    { capture: true },
  );
  page.addEventListener(
    'click',
    (event) => {
      if (isStray && event.detail > 1) ignore(event);
    },
    { capture: true },
  );
}
