import { describe, expect, it } from 'vitest'
import { shortenTitle } from './shorten-title'

describe('shortenTitle', () => {
  it('ends a long headline where it still says something', () => {
    expect(shortenTitle('Rovers win the Meridian Cup')).toBe('Rovers win the Meridian Cup')
    expect(
      shortenTitle(
        'California governor declares state of emergency over looming chemical disaster in a southern county',
      ),
    ).toBe('California governor declares state of emergency')
    expect(
      shortenTitle('Harbour closed, ferries cancelled and schools shut as the storm slowly moves up the eastern coast'),
    ).toBe('Harbour closed, ferries cancelled and schools shut')
    expect(
      shortenTitle('Marin Vale, a governor for twelve years and a voice for farmers, dies at 86. She was never beaten'),
    ).toBe('Marin Vale, a governor for twelve years and a voice for farmers, dies at 86')
    expect(shortenTitle('Longwordwithoutanyblank'.repeat(6)).length).toBeLessThanOrEqual(81)
  })

  it('keeps a last word that just fits', () => {
    const title = 'Services of the northern harbour will grant a berth to boats from elsewhere only in storms and fog'
    expect(title.slice(75, 80)).toBe(' only')
    expect(shortenTitle(title)).toMatch(/ only…$/)
  })

  it('names an interview by who gives it', () => {
    expect(
      shortenTitle(
        'Marin Vale Returns: The Captain on Her Bold Year at Sea, Not Being Afraid of Storms and the Next Harbour',
      ),
    ).toBe('Marin Vale')
  })

  it('drops a quotation in front of what happened, and never ends inside an enumeration', () => {
    expect(
      shortenTitle('‘A nightmare for the north’: senators criticise the alleged terms of the emerging fishing deal'),
    ).toBe('Senators criticise the alleged terms of the emerging fishing deal')
    expect(shortenTitle('‘We’ve never had this.’ Northern Norway Weighs Rising Costs')).toBe(
      'Northern Norway Weighs Rising Costs',
    )
    expect(
      shortenTitle(
        'The Meridian walking frame is slimmer, faster, and still not built for anybody with bad knees today',
      ),
    ).toBe('The Meridian walking frame is slimmer, faster, and still not built for anybody…')
  })

  it.each([
    [
      'what a bid is for',
      'Norway puts pressure on the leaders of Bergen to withdraw bid for the harbour league vice-presidency',
    ],
    [
      'what a referendum is on',
      'The northern harbour council wants a second referendum on the berths of all ferries of the western coast',
    ],
    ['a verb', 'Marin Vale, builder of the tunnel under the Oslo fjord and the bridge over it, dies at 86 in Bergen'],
    [
      'what comes behind a dispute',
      'The Oslo court avoids taking up a fight over harbour rights that nobody in the city wants to have',
    ],
    [
      'what turns it round',
      'Harbour workers will strike on Monday in the whole of Norway only if the talks in Bergen fail again today',
    ],
  ])('never leaves out %s', (_, title) => {
    const name = shortenTitle(title)
    expect(name).not.toMatch(/(?:bid|referendum|bridge over it|fight|strike|Norway)$/)
    expect(name.length).toBeLessThanOrEqual(81)
  })

  it('cuts before a place or a means where nothing else ends', () => {
    expect(
      shortenTitle('State judge blocks evidence of the harbour master’s red notebook in the Meridian Bank murder case'),
    ).toBe('State judge blocks evidence of the harbour master’s red notebook')
  })

  it('takes the label of a long list for its name, but never a speaker', () => {
    expect(
      shortenTitle(
        'Harvest Day travel guide: The best and worst times to be on any road of the whole country this year',
      ),
    ).toBe('Harvest Day travel guide')
    expect(
      shortenTitle(
        'Office for Harbours says: The best and worst times to be on any ferry of the whole country this year',
      ),
    ).toMatch(/…$/)
  })

  it('applies no English rules to other languages', () => {
    const title = 'Myndigheten föreslår åtgärder for kommuner in norr med stora hamnar och små hamnar vid kusten'
    expect(shortenTitle(title, 'sv')).toMatch(/…$/)
  })

  it('never ends in a comma', () => {
    const halted = "Vale halts the 'grand opening' of the harbour, but is ready to open it if Norway gives up its plans"
    expect(shortenTitle(halted)).toBe("Vale halts the 'grand opening' of the harbour")
  })
})
