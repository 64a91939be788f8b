/** The site itself; its path tells a frame nothing that the address bar does not. */
export const SITE = new URL('/', document.baseURI).origin

/** Long enough for what is not forbidden: it answers at once, on the same machine. */
const GIVE_UP_AFTER_MS = 800

/** Resolves when an element has loaded, rejects when it was refused. */
function loaded(element: HTMLElement): Promise<string> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve('loaded'))
    element.addEventListener('error', () => reject(new Error('refused')))
    document.body.append(element)
  })
}

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties)

const nothingHappened = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('nothing happened')), GIVE_UP_AFTER_MS)
  })

/** Everything a game must not be able to do. What comes to a value has reached its aim. */
export const ATTEMPTS: Readonly<Record<string, () => unknown>> = {
  'read cookies': () => document.cookie,
  'set a cookie': () => {
    document.cookie = 'stolen=1'
    return document.cookie
  },
  'local storage': () => localStorage.length,
  'session storage': () => sessionStorage.length,
  'the indexed database': () =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open('x')
      request.addEventListener('success', () => resolve('open'))
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
    }),
  'the caches of service workers': () => caches.keys(),
  'the document of the page': () => parent.document.title,
  'the storage of the page': () => parent.localStorage.getItem('secret'),
  'the address of the page': () => parent.location.href,
  'the element around it': () => window.frameElement?.tagName ?? Promise.reject(new Error('none')),
  'taking the page elsewhere': () => {
    if (top === null) throw new Error('no page')
    top.location.href = `${SITE}/api/elsewhere`
    return 'taken'
  },
  'a call of the API': () => fetch(`${SITE}/api/secret`).then((response) => response.text()),
  'a call of the API with cookies': () =>
    fetch(`${SITE}/api/secret-with-cookies`, { credentials: 'include' }).then((response) => response.text()),
  'a call of its own folder': () => fetch('index.html').then((response) => response.text()),
  // Whether it arrived is seen at the server alone.
  'a beacon': () => {
    navigator.sendBeacon(`${SITE}/api/beacon`, 'x')
    return nothingHappened()
  },
  'a script of the site': () => loaded(element('script', { src: `${SITE}/api/script` })),
  'a picture of the site': () => loaded(element('img', { src: `${SITE}/api/picture.png` })),
  'a style sheet of the site': () => loaded(element('link', { rel: 'stylesheet', href: `${SITE}/api/sheet` })),
  'a picture from elsewhere': () => loaded(element('img', { src: 'http://127.0.0.1:9/picture.png' })),
  'a socket': () =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${SITE.replace('http', 'ws')}/api/socket`)
      socket.addEventListener('open', () => resolve('open'))
      socket.addEventListener('error', () => reject(new Error('refused')))
    }),
  'a worker': () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' })))
      worker.addEventListener('message', resolve)
      worker.addEventListener('error', () => reject(new Error('refused')))
    }),
  'a window': () => {
    if (open(`${SITE}/api/window`) === null) throw new Error('refused')
    return 'opened'
  },
  'words as code': () => (Reflect.construct(Function, ['return 2']) as () => unknown)(),
  'a script of its own making': () => {
    document.body.append(element('script', { textContent: 'window.ranInline = 1' }))
    if (!('ranInline' in window)) throw new Error('refused')
    return 'ran'
  },
  'a form': () => {
    const form = element('form', { action: `${SITE}/api/form`, method: 'post' })
    document.body.append(form)
    form.submit()
    return nothingHappened()
  },
  'an inner frame': () => {
    const inner = element('iframe', { src: `${SITE}/api/inner-frame` })
    const title = new Promise((resolve, reject) => {
      inner.addEventListener('load', () => {
        if (inner.contentDocument === null) reject(new Error('refused'))
        else resolve(inner.contentDocument.title)
      })
    })
    document.body.append(inner)
    return Promise.race([title, nothingHappened()])
  },
  'a message box': () => {
    // The journey agrees to whatever is asked; a box that was never shown is agreed to by nobody.
    if (!confirm('Reached?')) throw new Error('ignored')
    return 'shown'
  },
  camera: () => navigator.mediaDevices.getUserMedia({ video: true }),
  position: () =>
    new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject)
    }),
}
