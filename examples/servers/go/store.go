package main

import (
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"sync"
	"time"
)

// Accounts, links and sessions. Replace the maps by a database and Printf by emails.

const (
	linkLifetime    = time.Hour
	sessionLifetime = 8 * time.Hour
	// The portal repeats a GET once if the network fails, possibly after the server has answered.
	repeatGrace = time.Minute
)

// A Key is the kind of account, user or member, and the address.
type Key struct{ kind, email string }

func (key Key) String() string { return key.kind + " " + key.email }

// An Account is a person who can sign in.
type Account struct {
	id       int
	name     string
	password *Password
}

// isConfirmed is true after the first password was set, because that needs an emailed link.
func (account *Account) isConfirmed() bool { return account != nil && account.password != nobody }

// A Link is what a token from an email is for.
type Link struct {
	purpose string
	key     Key
	end     time.Time
	isSpent bool
}

// A Session is a browser that is signed in.
type Session struct {
	key Key
	end time.Time
}

var (
	// Each call holds the lock, except while it computes a hash.
	lock sync.Mutex

	nobody   = hashed(newSecret(), []byte(newSecret()))
	accounts = map[Key]*Account{
		{"user", "tomas@example.org"}:   {1, "Tomás", hashed("Copper-Orchard-31", []byte(newSecret()))},
		{"member", "hanna@example.org"}: {2, "Hanna", hashed("Quiet-Meadow-74", []byte(newSecret()))},
	}
	links    = map[string]*Link{}
	sessions = map[string]Session{}
)

func newSecret() string {
	bytes := make([]byte, 32)
	if _, err := rand.Read(bytes); err != nil {
		panic(err)
	}
	return base64.RawURLEncoding.EncodeToString(bytes)
}

// sendLink sends to the first of these kinds that the address has, and after the answer, so that its time does not reveal who
// has an account.
func sendLink(purpose, email string, kinds ...string) {
	go func() {
		lock.Lock()
		defer lock.Unlock()
		for _, kind := range kinds {
			key := Key{kind, email}
			if accounts[key] == nil {
				continue
			}
			if countTry("link to an address", purpose+" "+email) > 0 {
				return
			}
			if text := mailText(purpose, key); text != "" {
				fmt.Printf("To %s: %s\n", email, text)
			}
			return
		}
	}()
}

// mailText depends on the state of the account: see "Accounts, answers and emails" in docs/api.md.
func mailText(purpose string, key Key) string {
	isActive := accounts[key].isConfirmed()
	switch {
	case purpose == "registration" && isActive:
		return "You are a member already. Log in at " + origin + "/login/"
	case purpose == "portalaccess" && !isActive:
		return ""
	case purpose == "forgotpw" && !isActive:
		purpose = "activate"
	}
	token := newSecret()
	links[token] = &Link{purpose: purpose, key: key, end: time.Now().Add(linkLifetime)}
	return origin + "/login/token/" + token
}

// findLink accepts any purpose if none is given.
func findLink(token string, purposes ...string) (*Link, error) {
	found := links[token]
	fits := len(purposes) == 0
	for _, purpose := range purposes {
		fits = fits || found != nil && found.purpose == purpose
	}
	if found == nil || !fits || found.end.Before(time.Now()) {
		return nil, Refusal{status: 404, text: "This link is unknown. It might have expired or been used already."}
	}
	return found, nil
}

// spend makes a link to data work once, and again if the GET is repeated at once.
func (link *Link) spend() {
	if !link.isSpent {
		link.isSpent, link.end = true, time.Now().Add(repeatGrace)
	}
}

// changePassword ends all links and sessions of the address, so that whoever has an old link or knew the old password loses
// access.
func changePassword(token string, purposes []string, password string) error {
	next := hashedWithoutLock(password, []byte(newSecret()))
	// The link may have been used while the hash was computed.
	used, err := findLink(token, purposes...)
	if err != nil {
		return err
	}
	accounts[used.key].password = next
	for token, link := range links {
		if link.key.email == used.key.email {
			delete(links, token)
		}
	}
	for name, session := range sessions {
		if session.key.email == used.key.email {
			delete(sessions, name)
		}
	}
	forgetAllTries(used.key)
	return nil
}

func startSession(key Key) string {
	session := newSecret()
	sessions[session] = Session{key, time.Now().Add(sessionLifetime)}
	return session
}
